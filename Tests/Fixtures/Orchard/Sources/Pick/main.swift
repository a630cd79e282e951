print("Nobody can import this.")
